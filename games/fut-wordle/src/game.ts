import { View } from './View.tsx';
export default { View, manifest: { key: 'fut-wordle' } };
