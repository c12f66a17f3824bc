import { useFailureText, type Failure, type FailureText as Text } from '../http/use-failure-text.ts';

/** Why a run or an item failed. @param fallback for a failure without a reason, in English */
export function FailureText({ failure, fallback }: { failure: Failure; fallback: string }) {
  return <Reason {...(useFailureText()(failure) ?? { text: fallback, language: 'en' })} />;
}

export function Reason({ text, language, detail }: Text) {
  return (
    <span lang={language}>
      {text}
      {detail && <bdi lang="en"> {detail}</bdi>}
    </span>
  );
}
