import { Module } from '@portal/contract/access/constants'
import { synonymCalls as calls } from '@portal/contract/synonyms/calls'
import { synonymMessages as says } from '@portal/contract/synonyms/messages'
import { synonym as schemas } from '@portal/contract/synonyms/schemas'
import { recordBehaviour } from '#test/records/behaviour.ts'

recordBehaviour({
  calls,
  schemas,
  table: 'sinonimo',
  name: 'synonyms',
  module: Module.manageMachines,
  messages: says,
  form: (number) => ({ nombre: `Ñandú ${number}`, tambien: `Avestruz ${number}`, tambien_en: `Rhea ${number}` }),
  text: 'nombre',
  refuses: [
    [{ nombre: ' ' }, 'nombre', says.termInvalid],
    [{ nombre: 'grúa, pluma' }, 'nombre', says.termInvalid],
    [{ nombre: '…' }, 'nombre', says.termInvalid],
    [{ tambien: 'x'.repeat(61) }, 'tambien', says.othersInvalid],
    [{ tambien: Array(13).fill('grúa').join(',') }, 'tambien', says.othersInvalid],
    [{ tambien_en: 'crane, <>' }, 'tambien_en', says.othersInvalid],
    [{ tambien: ' , ', tambien_en: '' }, 'tambien', says.othersMissing],
  ],
  unique: { field: 'nombre', same: (letter) => [`Única ${letter}`, `UNICA ${letter}`], entry: says.nameTaken },
})
