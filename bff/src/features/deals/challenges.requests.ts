import { CHALLENGE_TOKEN } from '@soccer-legends/contracts';
import { Matches } from 'class-validator';

export class ChallengeParam {
  @Matches(CHALLENGE_TOKEN, { message: 'token must be the token of a challenge' })
  token!: string;
}
