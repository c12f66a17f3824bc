export { checkedRound, dealtRound } from '../play/replayed-round.replay.ts';
export { checkFriend } from './check-friend.ts';
export { Duel } from './Duel.tsx';
export { FriendTop } from './FriendTop.tsx';
export { keptRecording } from '../recordings/packed-recording.lazy.ts';
export { WatchButton } from './watch-button.lazy.tsx';
