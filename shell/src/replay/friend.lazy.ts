export { checkedRound } from '../play/replayed-round.replay.ts';
export { checkFriend } from './check-friend.ts';
export { Duel } from './Duel.tsx';
export { FriendTop } from './FriendTop.tsx';
