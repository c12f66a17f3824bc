alter table plugin drop constraint plugin_candidate_share_check;

alter table plugin add constraint plugin_candidate_share_check check (candidate_share between 0 and 100);
