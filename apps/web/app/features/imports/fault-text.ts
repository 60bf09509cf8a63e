import { coreMessages } from '@portal/contract/core/core-messages'
import type { PageLanguage } from '@portal/contract/core/language'
import type { Message } from '@portal/contract/core/messages'
import { textIn } from '@portal/contract/core/text'
import { fileMessages } from '@portal/contract/imports/file-messages'
import { importKinds } from '@portal/contract/imports/kinds'
import { machineMessages } from '@portal/contract/machines/messages'
import { userMessages } from '@portal/contract/users/messages'

const entries: readonly Message[] = [
  machineMessages,
  userMessages,
  ...Object.values(importKinds).map(({ calls }) => calls.save.area),
  fileMessages,
  coreMessages,
].flatMap((area) => Object.values<Message>(area))

/** Translates the stored fault of a row into the reader's language; unchanged when no catalogue contains it. */
export const faultText = (stored: string, language: PageLanguage): string =>
  textIn(
    entries.find(({ es, en }) => es === stored || en === stored),
    language,
  ) ?? stored
