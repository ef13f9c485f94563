import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Without Vitest's globals Testing Library cannot register its own clean-up.
afterEach(cleanup);
