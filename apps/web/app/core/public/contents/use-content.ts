import { withFacts } from '@portal/contract/settings/content-facts'
import { useCompany } from '#core/public/frame/company.ts'
import type { PageFacts } from './content-facts.ts'

/** Returns the texts that the company wrote, with the facts that they name. */
export const useContent = <T>({ content, facts }: { content: T; facts: PageFacts }): T =>
  withFacts(content, { ...facts, nombre: useCompany()?.nombre ?? '' })

/** Returns the paragraphs of a text: an empty line separates them. */
export const paragraphsOf = (text: string): string[] => text.split(/\n\s*\n/)
