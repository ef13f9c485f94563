import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Without Vitest's globals Testing Library cannot register its own clean-up.
afterEach(cleanup);

// What is loaded lazily takes its time on a busy machine; a test that passes never waits so long.
configure({ asyncUtilTimeout: 10_000 });
