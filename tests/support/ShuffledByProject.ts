import { createHash } from 'node:crypto'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Shuffles the files of each project. Vitest's own shuffle mixes projects, and each change restarts a worker. */
export class ShuffledByProject extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { config, projects } = this.ctx
    const { seed } = config.sequence
    process.stdout.write(`\nFiles run in random order; repeat it with --sequence.seed=${seed}\n`)
    const draw = ({ moduleId }: TestSpecification) => createHash('sha256').update(`${seed} ${moduleId}`).digest('hex')
    const byProject = (a: TestSpecification, b: TestSpecification) =>
      projects.indexOf(a.project) - projects.indexOf(b.project)
    return Promise.resolve([...files].sort((a, b) => byProject(a, b) || (draw(a) < draw(b) ? -1 : 1)))
  }
}
