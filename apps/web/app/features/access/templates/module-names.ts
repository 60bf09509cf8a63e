import type { Module } from '@portal/contract/access/constants'
import { moduleNames } from '@portal/contract/access/modules'
import type { PageLanguage } from '@portal/contract/core/language'
import { textIn } from '@portal/contract/core/text'

/** Names modules in a line of text. */
export const namesOf = (modules: readonly Module[], language: PageLanguage): string =>
  modules.map((module) => textIn(moduleNames[module], language)).join(', ')
