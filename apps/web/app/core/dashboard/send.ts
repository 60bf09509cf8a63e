import { closedMessages } from '@portal/contract/core/closed-messages'
import type { Call } from '@portal/contract/core/endpoint'
import { proofMessages } from '@portal/contract/core/proof-messages'
import { sendingMessages } from '@portal/contract/core/sending-messages'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '#core/api/api.browser.ts'
import type { Api, Reply } from '#core/api/api.ts'
import { alsoShare } from '#core/language/entries.ts'
import { useMessages } from '#core/language/language.ts'
import { toastDone, toastError, toastInstead } from './toasts.ts'

alsoShare(closedMessages)
alsoShare(sendingMessages)
alsoShare(proofMessages)

type Input<P, B> = Parameters<typeof browserApi.call<P, B, unknown>>[1]

interface Options {
  /** The api to send with: `uploadingApi` for files with progress. */
  api?: Api
  /** Whether the caller shows a refusal themselves, without a toast. */
  isHandled?: (refused: Extract<Reply<unknown>, { ok: false }>) => boolean
}

/**
 * Sends every write of the dashboard. Shows the result in a toast and, after a success, reloads the open screen, so
 * that lists always show the changes made here. Returns a refusal as a value.
 */
export function useSend<P, B, R>(call: Call<P, B, R>, { api = browserApi, isHandled }: Options = {}) {
  const message = useMessages(call)
  const { revalidate } = useRevalidator()
  const [isSending, setSending] = useState(false)

  async function send(input: Input<P, B>): Promise<Reply<R>> {
    setSending(true)
    try {
      const reply = await api.call(call, input as never)
      if (reply.ok) {
        const isAsAsked = [undefined, call.done?.code, call.alsoDone?.code].includes(reply.codigo)
        const text = message.of(reply) // empty for calls without a message, such as the tick of an item
        if (text) (isAsAsked && !reply.isPartial ? toastDone : toastInstead)(text)
        void revalidate()
      } else if (!isHandled?.(reply)) {
        toastError(message.of(reply))
      }
      return reply
    } finally {
      setSending(false)
    }
  }
  return { send, isSending }
}
