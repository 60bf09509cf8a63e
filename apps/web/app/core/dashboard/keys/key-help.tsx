import { Kbd, Switch } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '#core/language/language.ts'
import { Dialog } from '../dialog.tsx'
import classes from './key-help.module.css'
import { keyTexts } from './key-texts.ts'
import { screenKeys } from './list-keys.ts'

interface Props {
  /** Whether single keys are enabled. */
  isOn: boolean
  onOn: (isOn: boolean) => void
  onClose: () => void
}

/** The keys of the open screen and of all screens, and the switch that disables single keys. */
export function KeyHelp({ isOn, onOn, onClose }: Props) {
  const t = useTexts(keyTexts)
  const [here] = useState(screenKeys) // of the screen behind the dialog
  const single: [string, string][] = [
    ...(here.search ? [['/', t.search] as [string, string]] : []),
    ...(here.rows
      ? ([
          ['j', t.next],
          ['k', t.previous],
          [t.enter, t.open],
        ] as [string, string][])
      : []),
    ...(here.boxes ? [['x', t.select] as [string, string]] : []),
    ...(here.create ? [['n', t.create] as [string, string]] : []),
    ...here.own,
    ...(here.quick ? [['q', t.quick] as [string, string]] : []),
    ...(here.cards
      ? ([
          ['← ↑ ↓ →', t.nextCard],
          ['⇧ ← →', t.moveCard],
        ] as [string, string][])
      : []),
  ]
  return (
    <Dialog onClose={onClose} title={t.title} size={440}>
      <div className={classes.help}>
        <Keys title={t.here} keys={single} none={t.nothingHere} />
        <Keys
          title={t.everywhere}
          keys={[
            ['?', t.help],
            ['Ctrl K', t.palette],
            [`Ctrl ${t.enter}`, t.send],
            ['Esc', t.close],
          ]}
        />
        <Switch
          checked={isOn}
          onChange={({ currentTarget }) => onOn(currentTarget.checked)}
          label={t.isOn}
          description={t.isOnHint}
        />
      </div>
    </Dialog>
  )
}

function Keys({ title, keys, none }: { title: string; keys: readonly [string, string][]; none?: string }) {
  return (
    <section>
      <h3 className={classes.title}>{title}</h3>
      {keys.length === 0 && <p className={classes.none}>{none}</p>}
      <dl className={classes.keys}>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
