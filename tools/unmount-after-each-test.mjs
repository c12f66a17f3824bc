// Testing Library does so by itself only if a test runner's functions are global. Without it, a component that one file
// leaves rendered is found by the tests of the next file in the same worker.
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);
