import { omissionReasonNames } from '@portal/contract/broadcasts/states'
import type { PageLanguage } from '@portal/contract/core/language'
import { type Text, textIn } from '@portal/contract/core/text'

/** Why a contact may not be written to, in words; empty for a reason without a name. */
export const blockReason = (reason: string, language: PageLanguage): string =>
  textIn((omissionReasonNames as Readonly<Record<string, Text>>)[reason], language)?.toLocaleLowerCase(language) ?? ''
