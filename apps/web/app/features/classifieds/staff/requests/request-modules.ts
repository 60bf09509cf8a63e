import { Module } from '@portal/contract/access/constants'

/** Any of these opens the requests: of all listings, or of the own ones. */
export const requestModules = [Module.myClassifieds, Module.manageClassifieds] as const
