import { CloseButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { useLocation, useNavigate, useResolvedPath } from 'react-router'
import { useTexts } from '#core/language/language.ts'
import { LabelledDrawer } from '../labelled-drawer.tsx'
import { kitTexts } from '../texts.ts'
import { useRestoredFocus } from '../use-heading-focus.ts'
import { useTitle } from '../use-title.ts'
import classes from './side-panel.module.css'

interface Props {
  title: string
  /** After the title, in the monospaced face: a revision, a code. */
  mark?: string
  status?: ReactNode
  /** Small actions at the head, before the cross. */
  actions?: ReactNode
  /** `record` is 392 px wide, `form` 520. */
  size?: 'record' | 'form'
  children: ReactNode
}

const width = { record: 392, form: 520 }

/**
 * A record next to its list, which stays in view and usable; on a narrow screen a drawer over it. The child route of a
 * list renders one. Escape and the cross go back to the list as it was asked for.
 */
export function SidePanel({ title, mark, status, actions, size = 'record', children }: Props) {
  const t = useTexts(kitTexts)
  const close = useClose()
  const headId = useId()
  const keptFocus = useRestoredFocus()
  const isDocked = useMediaQuery('(min-width: 80em)', true, { getInitialValueInEffect: false })
  useTitle(title, 1)

  const content = (
    <>
      <div className={classes.head} data-panel-head>
        <h2 id={headId} className={classes.title} tabIndex={-1} data-arrival data-autofocus>
          {title}
          {mark && <span className={classes.mark}> {mark}</span>}
        </h2>
        <div className={classes.actions}>
          {actions}
          <CloseButton aria-label={t.close} onClick={close} />
        </div>
        {status && <div className={classes.status}>{status}</div>}
      </div>
      <div className={classes.body}>{children}</div>
    </>
  )
  if (isDocked) {
    return (
      <aside
        className={classes.docked}
        style={{ width: width[size] }}
        aria-labelledby={headId}
        {...keptFocus}
        onKeyDown={(event) => isEscape(event) && close()}
      >
        {content}
      </aside>
    )
  }
  return (
    <LabelledDrawer opened onClose={close} label={title} side="right" width={width[size]}>
      {content}
    </LabelledDrawer>
  )
}

/** Not what closes a dropdown or a dialog that was opened from here. */
function isEscape({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const element = target as Element
  return key === 'Escape' && currentTarget.contains(element) && !element.closest('[aria-expanded="true"]')
}

/** Back to the route of the list, with its question, and its row under the focus. */
function useClose(): () => void {
  const { pathname } = useResolvedPath('..')
  const { search } = useLocation()
  const navigate = useNavigate()
  return () => void navigate(pathname + search, { preventScrollReset: true })
}
