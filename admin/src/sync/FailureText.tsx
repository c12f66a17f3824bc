import { useFailureText, type Failure, type FailureText as Text } from './use-failure-text.ts';

/** Why a run or an item failed. @param fallback for a failure without a reason, in English */
export function FailureText({ failure, fallback }: { failure: Failure; fallback: string }) {
  return <Reason {...(useFailureText()(failure) ?? { text: fallback, language: 'en' })} />;
}

/** The text of a failure in its language, followed by the service's own words. */
export function Reason({ text, language, detail }: Text) {
  return (
    <span lang={language}>
      {text} {detail && <bdi lang="en">{detail}</bdi>}
    </span>
  );
}
