import { PAGE_MODULES } from './page-modules.mjs';

const CONTAINER = 'container';

/**
 * Returns a plugin with the remote's entry: a container of module federation that takes its shared modules from the
 * page and provides none. The federation plugin's own container also supports hosts of webpack, modules that remotes
 * provide, and partial modules: 8 kB in each remote. docs/decisions/0078-a-container-of-1-kb.md has the reasons.
 *
 * @param {object} remote
 * @param {string} remote.key the name of the remote
 * @param {string} remote.exposed name of the exposed module, such as `./game`
 * @param {string} remote.script path of its script
 * @param {string[]} remote.styles its style sheets, relative to the container's address
 * @param {Record<string, { requiredVersion: string }>} remote.shared the modules that the page provides
 */
export function container(remote) {
  return {
    name: 'container',
    resolveId: (id) => (id === CONTAINER || id === PAGE_MODULES ? id : undefined),
    load(id) {
      if (id === PAGE_MODULES) return pageModules(remote);
      return id === CONTAINER ? containerOf(remote) : undefined;
    },
  };
}

/** The input of a build with the plugin. */
container.input = CONTAINER;

function pageModules({ key, shared }) {
  const ranges = Object.fromEntries(
    Object.entries(shared).map(([name, { requiredVersion }]) => [name, requiredVersion]),
  );
  return `
    export const pageModules = {};
    export const read = (module, name) => (name === 'default' ? (module.default ?? module) : module[name]);

    const ranges = ${JSON.stringify(ranges)};
    const asResolved = { emit: (resolved) => resolved };

    async function take(name, scope) {
      const { getRegisteredShare } = globalThis._FEDERATION_RUNTIME_CORE.helpers.share;
      const shareConfig = { singleton: true, requiredVersion: ranges[name] };
      const found = getRegisteredShare(
        { default: scope },
        name,
        { from: ${JSON.stringify(key)}, strategy: 'loaded-first', shareConfig },
        asResolved,
      );
      if (!found?.shared) throw new Error('The page does not share the module ' + name + '.');
      const factory = found.shared.lib ?? (await found.shared.get());
      pageModules[name] = await factory();
    }

    export const takeAll = (scope) => Promise.all(Object.keys(ranges).map((name) => take(name, scope)));
  `;
}

function containerOf({ exposed, script, styles }) {
  return `
    import { takeAll } from ${JSON.stringify(PAGE_MODULES)};

    const sheets = ${JSON.stringify(styles)};
    let loading;

    /** The federation runtime calls it once, with the modules that the page shares. */
    export async function init(scope) {
      await takeAll(scope);
    }

    export async function get(name) {
      if (name !== ${JSON.stringify(exposed)}) throw new Error('The remote exposes no module ' + name + '.');
      loading ??= Promise.all([import(${JSON.stringify(script)}), ...sheets.map(load)]);
      const [module] = await loading;
      return () => module;
    }

    function load(sheet) {
      const { href } = new URL(sheet, import.meta.url);
      return new Promise((resolve, reject) => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
        link.onload = resolve;
        link.onerror = () => reject(new Error('The style sheet ' + href + ' did not load.'));
        document.head.append(link);
      });
    }
  `;
}
