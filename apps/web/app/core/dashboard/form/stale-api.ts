import { coreMessages } from '@portal/contract/core/core-messages'
import { browserApi } from '#core/api/api.browser.ts'
import type { Api } from '#core/api/api.ts'

/**
 * Returns the api for a form that is an action, not a row, so that a conflict is not merged field by field. The refusal
 * is shown as a message, and `onStale` reloads the record.
 */
export const staleApi = (onStale: () => void): Api => ({
  ...browserApi,
  async call(call, input) {
    const reply = await browserApi.call(call, input)
    if (reply.ok || reply.codigo !== coreMessages.changedByOther.code) return reply
    onStale()
    return { ...reply, datos: null }
  },
})
