import { isChallengeToken } from '@soccer-legends/contracts';
import { ChallengeFrame } from '../challenge/ChallengeFrame.tsx';
import { FixtureFrame, type FixtureFrameProps } from './FixtureFrame.tsx';

/** Shows a game whose address has a token: a challenge, or a fixture of a matchday. */
export function SharedFrame(props: FixtureFrameProps) {
  return isChallengeToken(props.token) ? <ChallengeFrame key={props.token} {...props} /> : <FixtureFrame {...props} />;
}
