import { expect, test } from 'vitest';
import { isWebhookAddress } from './environment.ts';

test.each([
  ['https://hooks.example.org/T0/B0?key=1', true],
  ['https://hooks.example.org:8443/', true],
  ['https://93.184.216.34/hook', true],
  ['https://[2606:2800:220:1::1]/hook', true],
  ['http://localhost:9000/hook', true],
  ['http://127.0.0.1:9000/', true],
  ['http://[::1]:9000/', true],
  ['https://localhost/', true],
  ['http://hooks.example.org/', false],
  ['http://localhost.example.org/', false],
  ['https://user:password@hooks.example.org/', false],
  ['https://10.0.0.5/', false],
  ['https://172.31.255.255/', false],
  ['https://192.168.1.1/', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://100.64.0.1/', false],
  ['https://0.0.0.0/', false],
  ['https://2130706433.example/', true],
  ['https://0x0a000001/', false],
  ['https://224.0.0.1/', false],
  ['https://[fd00::1]/', false],
  ['https://[fe80::1]/', false],
  ['https://[::ffff:10.0.0.1]/', false],
  ['https://[64:ff9b::a00:1]/', false],
  ['ftp://hooks.example.org/', false],
  ['hooks.example.org', false],
])('%s: %s', (address, expected) => {
  expect(isWebhookAddress(address)).toBe(expected);
});
