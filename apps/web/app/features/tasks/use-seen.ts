import type { Call } from '@portal/contract/core/endpoint'
import { useEffect } from 'react'
import { browserApi } from '#core/api/api.browser.ts'

/** Stores that the reader has seen a task or an idea as it is shown, when there is something new in it. */
export function useSeen(call: Call<{ id: number | string }, unknown, null>, id: number, isNew: boolean): void {
  useEffect(() => {
    if (isNew) void browserApi.call(call, { params: { id }, body: undefined })
  }, [call, id, isNew])
}
