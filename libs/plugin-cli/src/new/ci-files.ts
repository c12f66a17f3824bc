const TESTS = ['npm ci', 'npm test', 'npx soccer-legends check'];
const PUBLISH = 'npx soccer-legends publish';

/**
 * Returns workflows for GitHub and GitLab by path: each push is tested and checked, and a tag is published with the secret
 * `SOCCER_LEGENDS_TOKEN`, or without it by the identity of the job.
 *
 * @param site address of the site, which is the audience of the identity
 */
export function ciFiles(site: string): Readonly<Record<string, string>> {
  return { '.github/workflows/game.yml': GITHUB, '.gitlab-ci.yml': gitlab(site) };
}

// GitHub's image already contains the browser that `check` needs.
const GITHUB = `name: Game
on: push
permissions:
  contents: read
  id-token: write
jobs:
  game:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 24
${TESTS.map((command) => `      - run: ${command}\n`).join('')}      - if: github.ref_type == 'tag'
        run: ${PUBLISH}
        env:
          SOCCER_LEGENDS_TOKEN: \${{ secrets.SOCCER_LEGENDS_TOKEN }}
`;

const gitlab = (site: string) => `game:
  image: node:24-bookworm
  timeout: 15m
  id_tokens:
    SOCCER_LEGENDS_ID_TOKEN:
      aud: ${site}
  before_script:
    - apt-get update && apt-get install -y --no-install-recommends chromium
  script:
${TESTS.map((command) => `    - ${command}\n`).join('')}    - if [ -n "$CI_COMMIT_TAG" ]; then ${PUBLISH}; fi
`;
