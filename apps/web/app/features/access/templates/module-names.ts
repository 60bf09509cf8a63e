import type { Module } from '@portal/contract/access/constants'
import { moduleNames } from '@portal/contract/access/modules'
import type { Language } from '@portal/contract/core/language'

/** Names modules in a line of text. */
export const namesOf = (modules: readonly Module[], language: Language): string =>
  modules.map((module) => moduleNames[module][language]).join(', ')
