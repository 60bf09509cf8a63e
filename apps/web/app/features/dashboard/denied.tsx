import { Button, Group, Text } from '@mantine/core'
import { page404Texts } from '@portal/contract/core/page404-texts'
import { textIn } from '@portal/contract/core/text'
import { useNavigate } from 'react-router'
import { Dialog } from '#core/dashboard/dialog.tsx'
import { logOut } from '#core/dashboard/shell/log-out.ts'
import { useLanguage } from '#core/language/language.ts'

/**
 * For a screen whose module the reader lacks: accepting and closing both lead to the start page
 * (rule access/denied-screens).
 */
export function ModuleMissing() {
  const navigate = useNavigate()
  return <Denied title="titulo2" text="texto3" onClose={() => void navigate('/dashboard', { replace: true })} />
}

/** For a reader without modules or access data: accepting and closing both log out. */
export function NoModules({ hasAccessData }: { hasAccessData: boolean }) {
  return <Denied title="titulo1" text={hasAccessData ? 'texto2' : 'texto1'} onClose={() => void logOut()} />
}

interface Props {
  title: keyof typeof page404Texts
  text: keyof typeof page404Texts
  onClose: () => void
}

function Denied({ title, text, onClose }: Props) {
  const language = useLanguage()
  return (
    <Dialog onClose={onClose} title={textIn(page404Texts[title], language)} size={420}>
      <Text mb="lg">{textIn(page404Texts[text], language)}</Text>
      <Group justify="flex-end">
        <Button onClick={onClose} data-autofocus>
          {textIn(page404Texts.aceptar, language)}
        </Button>
      </Group>
    </Dialog>
  )
}
