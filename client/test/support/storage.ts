/** Every test begins with nothing kept: the tests share a browser, and so what is kept in it. */
import { beforeEach } from 'vitest';

beforeEach(() => localStorage.clear());
