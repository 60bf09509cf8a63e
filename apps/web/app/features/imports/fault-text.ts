import { classifiedMessages } from '@portal/contract/classifieds/messages'
import { coreMessages } from '@portal/contract/core/core-messages'
import type { Message } from '@portal/contract/core/messages'
import { fileMessages } from '@portal/contract/imports/file-messages'
import type { Language } from '#core/language/language-address.ts'

const entries: readonly Message[] = [classifiedMessages, fileMessages, coreMessages].flatMap((area) =>
  Object.values<Message>(area),
)

/** What is wrong with a row, stored in the language of its upload, in the reader's; as stored where no catalogue has it. */
export const faultText = (stored: string, language: Language): string =>
  entries.find(({ es, en }) => es === stored || en === stored)?.[language] ?? stored
