import type { Module } from '@portal/contract/access/constants'
import { moduleNames } from '@portal/contract/access/modules'

/** Names modules in a line of text. */
export const namesOf = (modules: readonly Module[], language: 'es' | 'en'): string =>
  modules.map((module) => moduleNames[module][language]).join(', ')
