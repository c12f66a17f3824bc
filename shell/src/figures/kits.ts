/** CSS colors. `number` also colors the collar. */
export interface TableKit {
  shirt: string;
  sleeves: string;
  shorts: string;
  number: string;
}

/** Kits for the figures of the day. They do not belong to clubs. */
export const KITS: readonly [TableKit, ...TableKit[]] = [
  { shirt: '#7c1d4b', sleeves: '#84c6f1', shorts: '#ffffff', number: '#84c6f1' },
  { shirt: '#db2335', sleeves: '#ffffff', shorts: '#ffffff', number: '#ffffff' },
  { shirt: '#1b3a96', sleeves: '#1b3a96', shorts: '#1b3a96', number: '#ffffff' },
  { shirt: '#ffdc1f', sleeves: '#17191c', shorts: '#17191c', number: '#17191c' },
  { shirt: '#84c6f1', sleeves: '#ffffff', shorts: '#13224a', number: '#13224a' },
  { shirt: '#f1651e', sleeves: '#f1651e', shorts: '#17191c', number: '#ffffff' },
  { shirt: '#ffffff', sleeves: '#db2335', shorts: '#db2335', number: '#db2335' },
  { shirt: '#5b2a86', sleeves: '#ffffff', shorts: '#5b2a86', number: '#ffffff' },
  { shirt: '#13994a', sleeves: '#ffffff', shorts: '#ffffff', number: '#ffffff' },
  { shirt: '#17191c', sleeves: '#f9a11a', shorts: '#17191c', number: '#f9a11a' },
  { shirt: '#f5a3b7', sleeves: '#17191c', shorts: '#17191c', number: '#17191c' },
];
