import type { HoldingSource } from '../source.ts'
import type { Person } from './queries.ts'

/** Whether a person may receive what someone of this enterprise holds. */
export const mayReceive = (
  { modules, isOfEnterprise }: Pick<HoldingSource, 'modules' | 'isOfEnterprise'>,
  holderEnterpriseId: number | null,
  { empresa_id: enterpriseId, modulos: held }: Pick<Person, 'empresa_id' | 'modulos'>,
): boolean =>
  (!isOfEnterprise || enterpriseId === holderEnterpriseId) &&
  (modules.length === 0 || modules.some((module) => held.includes(module)))
