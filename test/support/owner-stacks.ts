import * as React from 'react';

/** Where the counter of `leaveOutOwnerStacks` is. */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Stops React's development build from recording the call stack of every element. It records 10,000 a
 * second at most, so its counter is made to stay above that. Only developer tools read those stacks:
 * warnings name components without them. Without the counter, in another version of React, tests are
 * slower and nothing else changes.
 */
export function leaveOutOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, INTERNALS);
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {
      // React counts on, and starts again every second.
    },
    configurable: true,
  });
}
