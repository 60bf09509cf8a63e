import type { Module } from '@portal/contract/access/constants'

/** `public`: anyone. `session`: signed in. One module, or any of several. */
export type Access = 'public' | 'session' | Module | readonly Module[]
