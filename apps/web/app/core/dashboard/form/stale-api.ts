import { coreMessages } from '@portal/contract/core/core-messages'
import { browserApi } from '#core/api/api.browser.ts'
import type { Api } from '#core/api/api.ts'

/**
 * The api for a form that is a step rather than a row: what someone else saved meanwhile is nothing to merge field by
 * field. The refusal is told, and `onStale` has the record loaded as it is now.
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
