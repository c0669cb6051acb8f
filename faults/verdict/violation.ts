export type Violation = {
  kind:
    | 'lost'
    | 'doubled'
    | 'wrong total'
    | 'wrong number'
    | 'unknown order'
    | 'refused'
    | 'broken answer'
    | 'board'
    | 'unknown ticket'
    | 'silent'
    | 'edit'
    | 'shift'
    | 'mail'
    | 'personal data'
    | 'not recovered';
  detail: string;
};
