import { AskPanel } from '#features/marketplace/request/ask-panel.tsx'
import { RequestForm } from './request-form.tsx'

type Props = Pick<Parameters<typeof AskPanel<Form>>[0], 'action' | 'more'>
type Form = Omit<Parameters<typeof RequestForm>[0], 'Form' | 'action' | 'countries' | 'result' | 'isSending'>

/** The content of the dialog for a machine. Loaded on demand: most visitors only look. */
export default function RequestPanel(props: Props) {
  return <AskPanel AskForm={RequestForm} {...props} />
}
