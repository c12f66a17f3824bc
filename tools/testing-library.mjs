// Settings of Testing Library for all component tests.
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { patience } from './machine-speed.mjs';

// A busy machine may need seconds to render. Only a failing test waits that long.
configure({ asyncUtilTimeout: patience(8_000) });

// Testing Library does this itself only if a test runner's functions are global. Otherwise, a component that one file
// leaves rendered would be found by tests of the next file in the same worker.
afterEach(cleanup);
