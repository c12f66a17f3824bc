// Testing Library does this itself only if a test runner's functions are global. Otherwise, a component that one file
// leaves rendered would be found by tests of the next file in the same worker.
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);
