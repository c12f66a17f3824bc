import { isChallengeToken } from '@soccer-legends/contracts';
import { ChallengeFrame } from './ChallengeFrame.tsx';
import { FixtureFrame, type FixtureFrameProps } from './FixtureFrame.tsx';

export function SharedFrame(props: FixtureFrameProps) {
  return isChallengeToken(props.token) ? <ChallengeFrame key={props.token} {...props} /> : <FixtureFrame {...props} />;
}
