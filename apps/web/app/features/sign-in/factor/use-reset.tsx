import { factorCalls } from '@portal/contract/sign-in/factor/calls'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useTexts } from '#core/language/language.ts'
import { factorTexts } from './factor-texts.ts'

/** Returns the label and the action with which a super administrator removes all devices of another person. */
export function useFactorReset({ id, name }: { id: number; name: string }) {
  const t = useTexts(factorTexts)
  const confirm = useConfirm()
  const { send } = useSend(factorCalls.reset)
  return {
    label: t.reset,
    async reset() {
      const question = { title: t.resetTitle(name), text: t.resetText, action: t.reset, isDanger: true }
      if (await confirm(question)) await send({ params: { id } })
    },
  }
}
