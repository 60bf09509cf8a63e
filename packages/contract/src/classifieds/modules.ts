import { Module } from '../access/constants.ts'

/** Any of these opens listings with their requests and imports: all of them, or the own ones. */
export const classifiedModules = [Module.myClassifieds, Module.manageClassifieds] as const
