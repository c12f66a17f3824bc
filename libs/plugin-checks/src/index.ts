export { CHECKS, pageOf, type CheckCode } from './checks.ts';
export {
  checkBuild,
  checkFiles,
  checkGame,
  codeSizes,
  CODE_BUDGET_BYTES,
  LAZY_CODE_BUDGET_BYTES,
  integrityOf,
  type BuiltFiles,
} from './check-build.ts';
export { checkTexts, type TextFile } from './check-texts.ts';
export type { Finding } from './finding.ts';
export { verdictOn, type Verdict } from './forbidden-names.ts';
export { freeNames } from './free-names.ts';
export { lineAt } from './line-at.ts';
export { measureLayout, type Layout } from './measure-layout.ts';
export { translatePage } from './page-translator.ts';
export { readTexts } from './read-texts.ts';
export { isNode, nameOf, walk, type ScriptNode } from './script-tree.ts';
export { sheetFindings } from './sheet-findings.ts';
export { sourcePlaces, type Place } from './source-places.ts';
export { svgFault } from './svg-fault.ts';
