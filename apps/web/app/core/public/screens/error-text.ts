import { applicationErrorTexts } from '@portal/contract/core/application-error-texts'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { PageLanguage } from '@portal/contract/core/language'
import { textIn } from '@portal/contract/core/text'
import { isRouteErrorResponse } from 'react-router'
import { isModuleError } from '#core/framework/module-reload.ts'
import { errorTexts } from './error-texts.ts'

/** The messages of failed requests in Chromium, Firefox and Safari. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof TypeError && /^(failed to fetch|networkerror|load failed)/i.test(error.message)

/** Returns the catalogue text of a refusal, or the message of an error, which the server has already made harmless. */
export function errorText(error: unknown, language: PageLanguage): string {
  if (isModuleError(error)) return textIn(errorTexts, language).notLoaded
  if (isUnanswered(error)) return textIn(coreMessages.noResponse, language)
  const unexpected = textIn(applicationErrorTexts.unexpected, language)
  if (isRouteErrorResponse(error)) {
    const { codigo, mensaje } = (error.data ?? {}) as { codigo?: number; mensaje?: string }
    const entry = Object.values(coreMessages).find(({ code }) => code === codigo)
    return textIn(entry, language) || mensaje || unexpected
  }
  return (error instanceof Error && error.message) || unexpected
}
